export type LaterStages = typeof import('./later-stages.view.tsx');

export const loadStages = (): Promise<LaterStages> => import('./later-stages.view.tsx');
