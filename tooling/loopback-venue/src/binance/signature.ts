import { createHmac } from 'node:crypto';

/** HMAC-SHA256 of a text, in hexadecimal digits. */
export const signed = (text: string, secret: string): string => createHmac('sha256', secret).update(text).digest('hex');
