/** A maker of database files that the system ends, as it does where memory runs out. */
process.kill(process.pid, 'SIGKILL')
