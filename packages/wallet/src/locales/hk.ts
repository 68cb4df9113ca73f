import type { WalletTexts } from './messages';

const hk: WalletTexts = {
  'assets.title': '資產',
  'assets.total': '總資產',
  'assets.accounts': '帳戶',
  'account.legal': '資產帳戶',
  'account.change': '現貨帳戶',
  'account.lever': '合約帳戶',
  'account.micro': '秒合約帳戶',
  'balances.label': '餘額，{{account}}',
  'balances.currency': '幣種',
  'balances.available': '可用',
  'balances.frozen': '凍結',
  'balances.worth': '折合 USDT',
  'balances.noPrice': '暫無價格',
  'balances.total': '帳戶總額',
  'filter.search': '搜尋幣種',
  'filter.hideSmall': '隱藏 1 USDT 以下的餘額',
  'empty.account': '此帳戶暫無資產。',
  'empty.account.hint': '充值或劃轉至此帳戶的資產會顯示在這裡。',
  'empty.filter': '沒有符合條件的幣種。',
  'empty.filter.reset': '顯示全部幣種',
  'failed.title': '餘額載入失敗',
  'failed.stale': '餘額未能更新，顯示的可能不是最新資料。',
  'failed.retry': '重試',
};

export default hk;
