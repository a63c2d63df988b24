// Beyond a limit of the size of files the system ends a process that does not listen, where a full disk only gives an error.
process.on("SIGXFSZ", () => undefined);
