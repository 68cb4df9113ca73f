import type { WalletTexts } from './messages';

const jp: WalletTexts = {
  'assets.title': '資産',
  'assets.total': '総資産',
  'assets.accounts': '口座',
  'account.legal': '資産口座',
  'account.change': 'コイン口座',
  'account.lever': '契約口座',
  'account.micro': 'オプション口座',
  'balances.label': '残高（{{account}}）',
  'balances.currency': '通貨',
  'balances.available': '利用可能',
  'balances.frozen': '凍結中',
  'balances.worth': 'USDT 換算',
  'balances.noPrice': '価格情報なし',
  'balances.total': '口座合計',
  'filter.search': '通貨を検索',
  'filter.hideSmall': '1 USDT 未満の残高を隠す',
  'empty.account': 'この口座にはまだ通貨がありません。',
  'empty.account.hint': '入金または振替した資産がここに表示されます。',
  'empty.filter': '該当する通貨がありません。',
  'empty.filter.reset': 'すべての通貨を表示',
  'failed.title': '残高を読み込めませんでした',
  'failed.stale': '残高を更新できませんでした。最新ではない可能性があります。',
  'failed.retry': '再試行',
};

export default jp;
