// Other tools call it so. What it does stands beside it.
importScripts("sw.js");
