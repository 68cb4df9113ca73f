export const SERVER_TEXTS = {} as const;
