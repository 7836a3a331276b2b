/** The oldest supported versions. The build, the check of used APIs, README.md and SECURITY.md refer to them. */
export const TARGETS = { chrome: '123', firefox: '121', safari: '17.5' } as const;
