/** The account has lost its access, or its session has ended, since the person showed who they are. */
export class AccessEnded extends Error {}
