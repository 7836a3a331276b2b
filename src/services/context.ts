import { createContext, useContext } from 'react';

/** A context that the element around a component always provides, and the hook that reads it. */
export function createRequiredContext<Value>(name: string) {
  const Context = createContext<Value | undefined>(undefined);
  function useRequiredContext(): Value {
    const value = useContext(Context);
    if (value === undefined)
      throw new Error(`${name} is missing: this component needs an element around it.`);
    return value;
  }
  return [Context, useRequiredContext] as const;
}
