import { processIn, runningProcesses, spentBy } from "../src/process-use";

it("sums what a process and all it has started use, and no other", () => {
  const processes = [
    { id: 1, parent: 0, memory: 1000, processor: 9 },
    { id: 20, parent: 1, memory: 100, processor: 1 },
    { id: 21, parent: 20, memory: 10, processor: 2 },
    { id: 22, parent: 21, memory: 1, processor: 0.5 },
    { id: 30, parent: 1, memory: 5000, processor: 9 },
  ];
  expect(spentBy(20, processes)).toEqual({ memory: 111, processor: 3.5 });
  expect(spentBy(99, processes)).toEqual({ memory: 0, processor: 0 });
});

it("reads what /proc says, and passes over the kernel's own", () => {
  const status = "Name:\tnode\nUmask:\t0022\nTgid:\t20\nPid:\t20\nPPid:\t1\nVmHWM:\t  900 kB\nVmRSS:\t  777 kB\n";
  const stat = "20 (node (1) x) S 1 20 20 0 -1 4194304 5 6 7 8 400 30 20 50 20 0 11 0 98";
  expect(processIn(status, stat)).toEqual([{ id: 20, parent: 1, memory: 777, processor: 5 }]);
  expect(processIn("Name:\tkthreadd\nPid:\t2\nPPid:\t0\n", stat)).toEqual([]);
});

it("finds this process among those that run", async () => {
  const own = (await runningProcesses()).find(({ id }) => id === process.pid);
  expect(own?.parent).toBe(process.ppid);
  expect(own?.memory).toBeGreaterThan(1000);
});
