/** Token subscription and unlock. */
export const SUBSCRIPTION_TEXTS = {
  subscriptionNotStarted: '认购尚未开始',
  subscriptionEnded: '认购已结束',
  subscriptionSoldOut: '剩余认购额度不足',
  subscriptionQuantityAbnormal: '认购数量异常',
  subscriptionBalanceInsufficient: '余额不足，认购失败',
  subscriptionPriceChanged: '认购价格已变动，请重新提交',
  subscriptionCurrencyUnsupported: '仅支持使用USDT认购',
  unlockNotDue: '未到解锁时间',
  unlockAlreadyDone: '该记录已解锁',
  subscribed: '认购成功',
  purchased: '购买成功',
  unlocked: '解锁成功',
} as const;
