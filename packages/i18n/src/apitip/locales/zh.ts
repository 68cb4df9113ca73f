import { serverTextKeys, type ServerTextKey } from '../../server-texts';

/** Texts in which the server's term differs from the term of the screens. */
const TERMS: Partial<Record<ServerTextKey, string>> = {
  // Account
  请先设置支付密码: '请先设置资金密码',
  支付密码必须为6位数字: '资金密码必须为 6 位数字',
  支付密码错误: '资金密码错误',

  // Identity
  您还没有通过实名认证: '请先完成身份认证',
  实名认证审核中: '身份认证审核中',
  '实名认证未通过，请重新提交': '身份认证未通过，请重新提交',
  '您已通过实名认证，无需重复提交': '您已通过身份认证，无需重复提交',
  请填写完整的实名信息: '请填写完整的身份信息',
  '实名信息已提交，请等待审核': '身份信息已提交，请等待审核',
  收款人姓名须与实名认证姓名一致: '收款人姓名须与身份认证姓名一致',
  您还没有设置收款信息: '请先设置收款方式',

  // Wallet
  '钱包已被锁定，请联系管理员': '钱包已被锁定，请联系客服',
  '充值申请已提交，请等待审核': '充币申请已提交，请等待审核',

  // Options
  该交易对未开放期权交易: '该交易对未开放秒合约交易',
  该币种不支持期权交易: '该币种不支持秒合约交易',
  '平台期权额度已满，请减少数量或稍后再试': '平台秒合约额度已满，请减少数量或稍后再试',

  // Ledger entries
  划转转入: '转入',
  划转转出: '转出',
  币币买入: '现货买入',
  币币卖出: '现货卖出',
  币币交易手续费: '现货交易手续费',
  杠杆委托冻结: '合约委托冻结',
  杠杆撤单解冻: '合约撤单解冻',
  期权开仓: '秒合约开仓',
  期权结算: '秒合约结算',

  // With figures
  '图片大小不能超过{{megabytes}}M': '图片大小不能超过 {{megabytes}} MB',
  '待审核的充值申请不能超过{{count}}笔': '待审核的充币申请不能超过 {{count}} 笔',
  '同时进行的期权订单不能超过{{count}}笔': '同时进行的秒合约订单不能超过 {{count}} 笔',
};

/** The server writes Simplified Chinese: a text without an entry in `TERMS` is its own translation. */
const zh: Readonly<Record<string, string>> = {
  ...Object.fromEntries(serverTextKeys().map((key) => [key, key])),
  ...TERMS,
};

export default zh;
