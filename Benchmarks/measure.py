"""Runs a command and writes wall seconds, processor seconds and the largest resident set of any of
its processes (KB) to a file. usage: measure.py FILE COMMAND..."""
import resource, subprocess, sys, time

start = time.monotonic()
status = subprocess.run(sys.argv[2:], stdout=subprocess.DEVNULL).returncode
wall = time.monotonic() - start
used = resource.getrusage(resource.RUSAGE_CHILDREN)
with open(sys.argv[1], "w") as file:
    file.write(f"{wall:.3f} {used.ru_utime + used.ru_stime:.3f} {used.ru_maxrss}\n")
sys.exit(status)
