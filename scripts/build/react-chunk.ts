import type { Rolldown } from 'vite';

const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
const EVALUATION = '/elements/evaluation.ts';

/** React and the module that evaluates it. In the compact build, which has Preact in place of it, they are not worth a file. */
export const reactChunk: Rolldown.CodeSplittingGroup = {
  debugName: 'react',
  name(id, graph) {
    const isEvaluation = id.endsWith(EVALUATION) && graph.getModuleInfo(id)?.importedIds.some(isReact);
    return isReact(id) || isEvaluation ? 'react' : null;
  },
};

const isReact = (id: string) => REACT.test(id);
