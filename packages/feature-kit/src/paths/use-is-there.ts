import { selectAbsentCalls, type AbsentCalls } from '@bourse/api-client';
import { useSelector } from 'react-redux';
import { PATHS, type Path } from './paths';

/** The call without which a screen has nothing to show. */
const NEEDS: ReadonlyMap<string, string> = new Map<Path, string>([
  [PATHS.deal, '/transaction/deal'],
  [PATHS.leverDeal, '/lever/deal'],
  [PATHS.options, '/microtrade/seconds'],
  [PATHS.c2cMarket, '/c2c_deal_platform'],
  [PATHS.acceptors, '/acceptor/list'],
  [PATHS.acceptorRecords, '/acceptor/my_deal'],
  [PATHS.payment, '/acceptor/list'],
  [PATHS.accountPayment, '/acceptor/list'],
  [PATHS.launchInfo, '/user/upstart'],
  [PATHS.subscribe, '/user/upstart'],
  [PATHS.subscriptionRecords, '/user/uplists'],
  [PATHS.regions, '/user/region_users'],
]);

/** Whether the back end has the call of a screen, as far as it was asked. A screen whose call is absent leaves menus and links. */
function isThere(path: string, absent: AbsentCalls): boolean {
  const call = NEEDS.get(path);
  return call === undefined || absent[call] === undefined;
}

/** Tells whether menus and links may lead to a screen. */
export function useIsThere(): (path: string) => boolean {
  const absent = useSelector(selectAbsentCalls);
  return (path) => isThere(path, absent);
}
