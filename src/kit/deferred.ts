/** `Promise.withResolvers`, which is missing where an old library of the page has replaced `Promise`. */
export function deferred<T>(): PromiseWithResolvers<T> {
  const handles = {} as Omit<PromiseWithResolvers<T>, 'promise'>;
  const promise = new Promise<T>((resolve, reject) => Object.assign(handles, { resolve, reject }));
  return Object.assign(handles, { promise });
}
