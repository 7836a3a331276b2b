import {
  accessSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const isPage = (file: string) => file.startsWith('index.html');

/**
 * Replaces files in a folder with those that `write` writes into an empty one beside them. A full disk or a missing right then
 * changes nothing. The page is replaced last, because it needs the other files, and after its compressed copies.
 */
export async function replaceFiles(folder: string, write: (beside: string) => Promise<void>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const beside = mkdtempSync(join(folder, '.login-portal-'));
  try {
    await write(beside);
    const files = (readdirSync(beside, { recursive: true }) as string[]).filter((file) =>
      statSync(join(beside, file)).isFile(),
    );
    const folders = new Set(files.map((file) => join(folder, dirname(file))));
    for (const each of folders) mkdirSync(each, { recursive: true });
    for (const each of folders) accessSync(each, constants.W_OK);
    const pages = files.filter(isPage).sort().reverse();
    for (const file of [...files.filter((each) => !isPage(each)), ...pages])
      renameSync(join(beside, file), join(folder, file));
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}
