import type { ComponentType } from 'react';
import type { ReportFile } from './file-report.ts';
import { usePromise } from './use-promise.ts';

/** A component whose code is loaded when it is rendered. The screen works without it. `name` is that of its file. */
export function lazily<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const start = (reportFile: ReportFile) => load().catch(() => reportFile(name));
  return function Lazy(props: Props) {
    const Loaded = usePromise(start);
    return Loaded ? <Loaded {...props} /> : null;
  };
}
