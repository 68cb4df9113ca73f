import type { WalletTexts } from './messages';

const kr: WalletTexts = {
  'assets.title': '자산',
  'assets.total': '총자산',
  'assets.accounts': '계정',
  'account.legal': '자산 계정',
  'account.change': '코인 계정',
  'account.lever': '계약 계정',
  'account.micro': '옵션 계정',
  'balances.label': '잔고, {{account}}',
  'balances.currency': '통화',
  'balances.available': '사용 가능',
  'balances.frozen': '동결',
  'balances.worth': 'USDT 환산',
  'balances.noPrice': '시세 정보 없음',
  'balances.total': '계정 합계',
  'filter.search': '통화 검색',
  'filter.hideSmall': '1 USDT 미만 잔고 숨기기',
  'empty.account': '이 계정에는 아직 보유한 통화가 없습니다.',
  'empty.account.hint': '입금하거나 이체한 자산이 여기에 표시됩니다.',
  'empty.filter': '조건에 맞는 통화가 없습니다.',
  'empty.filter.reset': '모든 통화 보기',
  'failed.title': '잔고를 불러오지 못했습니다',
  'failed.stale': '잔고를 새로 고치지 못했습니다. 최신 정보가 아닐 수 있습니다.',
  'failed.retry': '다시 시도',
};

export default kr;
