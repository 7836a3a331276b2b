/** Why an error is shown: the person has to correct something (`input`), or a call failed; see `Problem` in src/contract/problem.ts. */
export type ErrorKind =
  | 'input'
  | 'unauthorized'
  | 'forbidden'
  | 'stopped'
  | 'refused'
  | 'busy'
  | 'unexpected'
  | 'unreachable'
  | 'internal';
