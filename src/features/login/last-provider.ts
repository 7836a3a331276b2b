import { readStorage, type StorageName, writeStorage } from '../../session/storage.ts';

const KEY = 'login-portal-provider';

/** In session storage the provider that the person has chosen, in local storage the one that has signed them in last (D83). */
export const readProvider = (storage: StorageName): string | undefined => readStorage(storage, KEY);

export const writeProvider = (storage: StorageName, provider: string | undefined): void =>
  writeStorage(storage, KEY, provider);
