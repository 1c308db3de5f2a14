import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // a slow machine is no fault: these only end what hangs
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // most of a test is waiting for processes of its own
    maxWorkers: 5,
    // modules are loaded once for all the files of a worker; none of ours keeps what a test could meet
    isolate: false,
  },
})
