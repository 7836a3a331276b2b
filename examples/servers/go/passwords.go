package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"runtime"
)

// A Password is a salt and a hash.
type Password struct{ salt, hash []byte }

// hashes has a place for each hash that is computed at the same time.
var hashes = make(chan struct{}, runtime.NumCPU())

// hashed computes PBKDF2 with one block, which newer versions of Go have in crypto/pbkdf2.
func hashed(password string, salt []byte) *Password {
	mac := hmac.New(sha256.New, []byte(password))
	mac.Write(append(append([]byte{}, salt...), 0, 0, 0, 1))
	round := mac.Sum(nil)
	hash := append([]byte{}, round...)
	for i := 1; i < 600_000; i++ {
		mac.Reset()
		mac.Write(round)
		round = mac.Sum(round[:0])
		for at := range hash {
			hash[at] ^= round[at]
		}
	}
	return &Password{salt, hash}
}

func hashedWithoutLock(password string, salt []byte) *Password {
	lock.Unlock()
	defer lock.Lock()
	hashes <- struct{}{}
	defer func() { <-hashes }()
	return hashed(password, salt)
}

// isPassword also computes the hash without an account, so that the time reveals nothing.
func isPassword(key Key, password string) bool {
	stored := nobody
	if account := accounts[key]; account != nil {
		stored = account.password
	}
	isRight := hmac.Equal(hashedWithoutLock(password, stored.salt).hash, stored.hash)
	// The password may have changed while the hash was computed.
	return isRight && accounts[key] != nil && accounts[key].password == stored
}
