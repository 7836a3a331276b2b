export const hasApt: boolean;
export function installPackages(packages: readonly string[]): boolean;
