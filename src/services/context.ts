import { createContext, useContext } from 'react';

/** A context that the element around a component always provides, and the hook that reads it. */
export function createRequiredContext<Value>() {
  const Context = createContext<Value | undefined>(undefined);
  return [Context, () => useContext(Context) as Value] as const;
}
