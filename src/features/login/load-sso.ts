import type { ComponentType } from 'react';
import type { ReportFile } from '../../ui/file-report.ts';
import type { StageProps } from './login-stages.view.tsx';

type Sso = ComponentType<StageProps>;

export const loadSso = (reportFile: ReportFile): Promise<Sso> =>
  import('./sso.view.tsx').then(
    (file) => file.Sso,
    () => reportFile('sso-buttons') ?? (() => null),
  );

export const noSso = async (): Promise<Sso | undefined> => undefined;
