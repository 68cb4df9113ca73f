import type { WalletTexts } from './messages';

const zh: WalletTexts = {
  'assets.title': '资产',
  'assets.total': '总资产',
  'assets.accounts': '账户',
  'account.legal': '资产账户',
  'account.change': '币币账户',
  'account.lever': '合约账户',
  'account.micro': '秒合约账户',
  'balances.label': '余额，{{account}}',
  'balances.currency': '币种',
  'balances.available': '可用',
  'balances.frozen': '冻结',
  'balances.worth': '折合 USDT',
  'balances.noPrice': '暂无价格',
  'balances.total': '账户总额',
  'filter.search': '搜索币种',
  'filter.hideSmall': '隐藏 1 USDT 以下的余额',
  'empty.account': '此账户暂无资产。',
  'empty.account.hint': '充值或划转到此账户的资产会显示在这里。',
  'empty.filter': '没有符合条件的币种。',
  'empty.filter.reset': '显示全部币种',
  'failed.title': '余额加载失败',
  'failed.stale': '余额未能刷新，显示的可能不是最新数据。',
  'failed.retry': '重试',
};

export default zh;
