declare module 'vitest' {
  interface TaskMeta {
    /** Names of the pictures that the story has. */
    pictures?: readonly string[];
  }
}

/** `forced`: the system replaces the colours of the page, as a contrast theme of Windows does. */
export type Theme = 'day' | 'night' | 'forced';

export interface PicturedStory {
  readonly id: string;
  readonly tags: readonly string[];
  /** Is it the first of its file: the component in its full state, which its page of documentation shows on top? */
  readonly isFirst: boolean;
}

/** Name of a picture below the folder of pictures, without its ending. Vitest would shorten double hyphens by itself. */
export const pictureName = ({ id }: Pick<PicturedStory, 'id'>, theme: Theme): string =>
  `${theme}/${id.replaceAll('--', '-')}`;

/** Tags of stories that have more pictures than others of their package. */
const PICTURE = 'picture';
const NIGHT = 'night-picture';
const FORCED = 'forced-picture';

/** The themes in which a story has a picture. Storybook prefixes the id of a story by its package. */
export function themesOf({ id, tags, isFirst }: PicturedStory): readonly Theme[] {
  const isForced = tags.includes(FORCED);
  const isAtNight = tags.includes(NIGHT);
  if (!isFirst && !tags.includes(PICTURE) && !isAtNight && !isForced) return [];
  return [
    'day',
    ...(isAtNight || id.startsWith('ui-kit-') ? (['night'] as const) : []),
    ...(isForced ? (['forced'] as const) : []),
  ];
}
