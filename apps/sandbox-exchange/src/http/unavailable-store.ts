import { unavailable, type Rejection } from '@bourse/contract-server';
import { isDiskFull } from '../store/errors';

/** The answer to requests that the store cannot carry out because its disk is full. */
export const unavailableStore = (error: Error): Rejection | undefined =>
  isDiskFull(error) ? unavailable() : undefined;
