import { pathSegment } from '../kit/url.ts';

/**
 * A path below `/api/v1/`: literal segments, and parameters by name, such as `['vouchers', { voucher }, 'info']`. The
 * console shows the names of the parameters instead of their values, which may be secrets.
 */
export type ApiPath = readonly (string | Readonly<Record<string, string>>)[];

/** `vouchers/ABCDE-…/info`; `undefined` if a parameter cannot be a path segment. */
export function encodePath(path: ApiPath): string | undefined {
  const segments = path.flatMap((part) =>
    typeof part === 'string' ? [part] : Object.values(part).map(pathSegment),
  );
  return segments.includes(undefined) ? undefined : segments.join('/');
}

/** The name of a call in api/openapi.yaml: `POST /api/v1/vouchers/{voucher}/info`. */
export const callName = (method: string, path: ApiPath): string =>
  `${method} /api/v1/${path
    .map((part) =>
      typeof part === 'string'
        ? part
        : Object.keys(part)
            .map((name) => `{${name}}`)
            .join('/'),
    )
    .join('/')}`;
