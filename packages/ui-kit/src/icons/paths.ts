/** Outlines on a 24 px grid. */
export const ICON_PATHS = {
  search: 'M11 5a6 6 0 1 1 0 12 6 6 0 0 1 0-12Zm4.5 10.5L20 20',
  star: 'm12 4 2.4 5.1 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.8l5.6-.7Z',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  check: 'M5 12.5 10 17 19 7',
  eye: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6Zm9-2.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  eyeOff:
    'M4 4l16 16M9.5 6.4A9 9 0 0 1 12 6c5.5 0 9 6 9 6a15 15 0 0 1-2.6 3.2M6.3 8A15 15 0 0 0 3 12s3.5 6 9 6a9 9 0 0 0 4-1',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0-5v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4m0-12.8L17 7M7 17l-1.4 1.4',
  moon: 'M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5Z',
  globe:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm-9 9h18M12 3c2.5 2.5 3.5 5.5 3.5 9s-1 6.5-3.5 9c-2.5-2.5-3.5-5.5-3.5-9s1-6.5 3.5-9Z',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20c.8-3.5 3.7-5.5 7.5-5.5s6.7 2 7.5 5.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  swap: 'M4 8h14m-4-4 4 4-4 4M20 16H6m4-4-4 4 4 4',
  chevronDown: 'm6 9 6 6 6-6',
  chevronRight: 'm9 6 6 6-6 6',
  chevronLeft: 'm15 6-6 6 6 6',
  keyboard: 'M3 6h18v12H3zM7 10h.5m3 0h.5m3 0h.5m3 0h.5M8 14h8',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5v14l11-7Z',
  bolt: 'M13 3 5 13.5h6L10 21l8-10.5h-6Z',
  shield: 'M12 3 5 6v5.5c0 4.5 2.9 7.9 7 9.5 4.1-1.6 7-5 7-9.5V6Zm-3.2 9 2.3 2.3 4.3-4.6',
  scale: 'M12 4v16m-5 0h10M5 7h14M7 7l-3 7a3 3 0 0 0 6 0ZM17 7l-3 7a3 3 0 0 0 6 0Z',
  layers: 'm12 4 9 4.5-9 4.5-9-4.5Zm-9 8.5 9 4.5 9-4.5M3 16l9 4.5 9-4.5',
  phone: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm2.5 15h3',
  headset:
    'M5 14v-2a7 7 0 0 1 14 0v2M5 13.5h2.5V18H6a1 1 0 0 1-1-1Zm14 0h-2.5V18H18a1 1 0 0 0 1-1Zm0 3.5c0 2-2 3.5-5 3.5',
  arrowUp: 'M12 19V5m-6 6 6-6 6 6',
  arrowDown: 'M12 5v14m6-6-6 6-6-6',
  settings: 'M4 7h10m4 0h2M4 17h2m4 0h10M16 5v4M8 15v4',
  panels: 'M4 5h16v14H4zm5 0v14m0-6h11',
  expand: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  download: 'M12 4v11m-5-4.5 5 5 5-5M5 20h14',
  bell: 'M6 17V11a6 6 0 1 1 12 0v6l1.5 2h-15ZM10 21h4',
  warning: 'M12 4 3 20h18Zm0 6v5m0 2.5v.01',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 8v5m0-8.5v.01',
} as const;

export type IconName = keyof typeof ICON_PATHS;
