/** What the runs in several engines have in common. With `ENGINE_SAMPLE` they run only the tests that are tagged so. */
export const settings = {
  ...(process.env.ENGINE_SAMPLE && { grep: /@sample/ }),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'line' : 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
} as const;
