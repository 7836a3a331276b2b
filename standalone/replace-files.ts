import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const isPage = (file: string) => file.startsWith('index.html');

/**
 * Replaces files in a folder with those that `write` writes into an empty one. All are copied beside the old ones first, also in a
 * folder on another disk, so that a full disk or a missing right changes nothing. The page is replaced last, because it needs the other
 * files, and after its compressed copies.
 */
export async function replaceFiles(folder: string, write: (into: string) => Promise<void>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const written = mkdtempSync(join(folder, '.login-portal-'));
  const beside = (file: string) => join(folder, dirname(file), `${basename(written)}-${basename(file)}`);
  let files: string[] = [];
  try {
    await write(written);
    files = (readdirSync(written, { recursive: true }) as string[]).filter((file) =>
      statSync(join(written, file)).isFile(),
    );
    for (const file of files) {
      mkdirSync(dirname(beside(file)), { recursive: true });
      copyFileSync(join(written, file), beside(file));
    }
    const pages = files.filter(isPage).sort().reverse();
    for (const file of [...files.filter((each) => !isPage(each)), ...pages])
      replaceFile(beside(file), join(folder, file));
  } finally {
    for (const file of [written, ...files.map(beside)]) rmSync(file, { recursive: true, force: true });
  }
}

function replaceFile(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    // A file that is mounted into a container can only be overwritten.
    if ((error as NodeJS.ErrnoException).code !== 'EBUSY') throw error;
    copyFileSync(from, to);
  }
}
