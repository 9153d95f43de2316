# What is shown without a network.

offline-title = No connection
offline-lead = This page needs the network. Your own page is kept on this device.
offline-own = Open my page
