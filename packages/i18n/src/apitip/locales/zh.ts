import { serverTextKeys } from '../../server-texts';

/** The server writes Simplified Chinese: its texts are their own translation. */
const zh: Readonly<Record<string, string>> = Object.fromEntries(serverTextKeys().map((key) => [key, key]));

export default zh;
