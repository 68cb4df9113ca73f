/** The module of a part of a screen, for stories of what loads one. */
export interface Part {
  readonly title: string;
}

export const loadPart = async (): Promise<Part> => ({ title: 'Fee schedule' });
export const neverLoad = () => new Promise<Part>(() => undefined);
