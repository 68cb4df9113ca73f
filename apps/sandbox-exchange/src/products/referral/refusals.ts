import { Rejection } from '@bourse/contract-server';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';

/** The refusal of a page that cannot exist. */
export const pageRefusal = (): Rejection => new Rejection(SERVER_TEXTS.parameterError);
