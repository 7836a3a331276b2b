/*
 * The chunks of dist/elements/. An element starts with at most four files: its own, React, the shared chunk and one other. That is
 * the chunk of the screen or banner if `<login-portal>` loads the same with `import()`, or one of the three below. Its own file
 * imports the others, so the browser requests them at the same time.
 */
import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { closure } from './closure.ts';
import { reactChunk } from './react-chunk.ts';

/** The elements that contain a switcher. */
const SWITCHERS = ['language-switcher', 'login-portal', 'theme-switcher'];
const MAIL_REQUEST = /\/(recovery|calls)\/(use-mail-request|mail-request|access-request|forgot-password)\./;
const VOUCHER = /\/features\/voucher\/|\/(voucher\.api|product-tree|code-(text|edit)|use-code-input)\.ts$/;

/** The elements and lazy chunks that import a module statically. */
function usersOf(id: string, graph: Rolldown.ChunkingContext): readonly string[] {
  const importers = (module: string) => graph.getModuleInfo(module)?.importers ?? [];
  return [...closure([id], importers)].filter((module) => importers(module).length === 0);
}

const isSwitcher = (users: readonly string[]) =>
  users.length > 1 && users.every((module) => SWITCHERS.includes(basename(module, '.ts')));

/**
 * Everything that an element and another element or lazy chunk import statically. A group for the parts of forms would save 5 kB
 * for the elements without a form, but would be the fourth file of those with one.
 */
const shared: Rolldown.CodeSplittingGroup = {
  debugName: 'shared by elements',
  name(id, graph) {
    const users = usersOf(id, graph);
    const isShared = users.length > 1 && users.some((user) => graph.getModuleInfo(user)?.isEntry);
    return isShared && !isSwitcher(users) && !MAIL_REQUEST.test(id) && !VOUCHER.test(id) ? 'shared' : null;
  },
};

const switchers: Rolldown.CodeSplittingGroup = {
  debugName: 'needed by switchers only',
  name: (id, graph) => (isSwitcher(usersOf(id, graph)) ? 'switchers' : null),
};

/** Two screens that have most of their code in common. */
const mailRequest: Rolldown.CodeSplittingGroup = { name: 'mail-request', test: MAIL_REQUEST };

/** With the code of its field, which the field of the two-factor code has, too. */
const voucher: Rolldown.CodeSplittingGroup = { name: 'voucher', test: VOUCHER };

/** In this order, because a group takes all that its modules import, unless an earlier group has it. */
export const CHUNK_GROUPS = [reactChunk, shared, switchers, mailRequest, voucher];
