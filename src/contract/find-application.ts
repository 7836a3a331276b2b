import { type Result, success } from '../kit/result.ts';
import type { Application } from './configuration.ts';
import type { Problem } from './problem.ts';

/** The configuration, or what the short one has in its place: servers differ in where they say their name and version (D14). */
export async function findApplication(
  configuration: () => Promise<Result<Application, Problem>>,
  short: () => Promise<Result<Application, Problem>>,
): Promise<Result<Application, Problem>> {
  const first = await configuration();
  const known = first.ok ? first.value : {};
  if (known.applicationName && known.version) return first;
  if (!first.ok && first.problem.kind === 'unreachable') return first;
  const second = await short();
  return second.ok
    ? success({
        version: known.version ?? second.value.version,
        applicationName: known.applicationName ?? second.value.applicationName,
      })
    : first;
}
