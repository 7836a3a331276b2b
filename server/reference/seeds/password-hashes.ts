/**
 * The hashes of the seeded passwords at the default cost. They are precomputed because hashing would delay the first start by
 * seconds. A test compares them with the passwords.
 */
export const seededHashes: Readonly<Record<string, string>> = {
  'Fjord-Lantern-58':
    '$scrypt$ln=17,r=8,p=1$OX5xjSuXwSLT3A4qRqfY5w$3q4Dr4Y9HD8Wtclg2sY35OOpaQiYFiUWL7o02da5w6Y',
  'Copper-Orchard-31':
    '$scrypt$ln=17,r=8,p=1$cKWS/es6C0UUndmh0QhQpw$lbMyJ7GhNYjRnuxxeIjOfIDlU9z+1L3eMzd8LXzYtps',
  'Quiet-Meadow-74':
    '$scrypt$ln=17,r=8,p=1$j/tt2JSufwgUJXvblCCCLA$C2OtF6muDufcFTua4pondYh6zatZLkEvJNE89VlAYIQ',
  'Velvet-Harbour-92':
    '$scrypt$ln=17,r=8,p=1$+UZSI/YtGVLi7MkVsrXb6w$sOe3ua4awxhyK4Oby/fPU9NxUqLeNdKtfdtShugt6f8',
  'Amber-Compass-46':
    '$scrypt$ln=17,r=8,p=1$BjWWXHOt2lb5/mBN8yD5ng$Q7WrV6js46gOYYcKxyT58bRXbJcAHRza5D+x2zIGjIU',
  'Northern-Kite-63':
    '$scrypt$ln=17,r=8,p=1$S9JEz5rEbnCrwsvfSsQenA$hL9ZfwKOw8A0kTOiaix33u3QgydJLDJTlSdvHZeQUSM',
  'Silver-Heron-27':
    '$scrypt$ln=17,r=8,p=1$fOnRk84Ticw4rKqGPEmJBQ$DEWNgb63tmBoBkN/CzkRJLtDBbNYLF2SmMuzamRUukY',
  'Patient-Walnut-85':
    '$scrypt$ln=17,r=8,p=1$ww+ry2Rp5WvLqLS4tkAwcw$0YkoXaM1uf7Aw/2l448kip6AwWl32SGj2BrVBotnwsc',
  'Harvest-Beacon-39':
    '$scrypt$ln=17,r=8,p=1$3mcLJsjmm+1FtxAuqoygww$0la/IQr+CaIxxStTij091jgq/EIop/FdWcNWn309mhc',
  'Marble-Thicket-68':
    '$scrypt$ln=17,r=8,p=1$ey3ie/BPHgZOUgeLS6FJYQ$NVNZPxhOM8LzKu0FlS+ik1om2ArnGWVQRT9NmCzpfhA',
  'Crimson-Ladder-44':
    '$scrypt$ln=17,r=8,p=1$uGIM9D5H8QRpEg8oJbfEHQ$cgzheq3799uvb/L0Tr2zms7+BveCUcRwmrpiFbm5A2k',
  'Cobalt-Willow-52':
    '$scrypt$ln=17,r=8,p=1$hplw8FRqrzwT3N3flhPC2Q$dhnqw594HVZIex0N+zCjVouziHzAFcYpaWrzdYTCRHU',
};
