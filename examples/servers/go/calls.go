package main

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"regexp"
	"strings"
	"sync"
	"time"
)

// Replace the maps by a database and sendLink by emails, and limit the attempts per client.

// A Password is a salt and a hash.
type Password struct{ salt, hash []byte }

// An Account is a person who can sign in.
type Account struct {
	id       int
	name     string
	password Password
}

// A Token is what a link from an email is for.
type Token struct {
	purpose string
	key     Key
	expiry  time.Time
}

// A Key is the kind of account, user or member, and the address.
type Key struct{ kind, email string }

var (
	// lock guards everything below.
	lock     sync.Mutex
	nobody   = hashed(newSecret(), []byte("nobody"))
	accounts = map[Key]*Account{
		{"user", "tomas@example.org"}:   {1, "Tomás", hashed("Copper-Orchard-31", []byte(newSecret()))},
		{"member", "hanna@example.org"}: {2, "Hanna", hashed("Quiet-Meadow-74", []byte(newSecret()))},
	}
	vouchers = map[string]bool{"ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2": true}
	tokens   = map[string]Token{}
	sessions = map[string]int{}
	address  = regexp.MustCompile(`^[^\s@]+@[^\s@]+\.[^\s@]+$`)
)

type object = map[string]any

func newSecret() string {
	bytes := make([]byte, 32)
	rand.Read(bytes)
	return base64.RawURLEncoding.EncodeToString(bytes)
}

// hashed computes PBKDF2 with one block, which newer versions of Go have in crypto/pbkdf2.
func hashed(password string, salt []byte) Password {
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
	return Password{salt, hash}
}

func (request Request) email() (string, error) {
	email, err := request.text("email")
	email = strings.ToLower(strings.TrimSpace(email))
	if err == nil && !address.MatchString(email) {
		err = Refusal{422, "Please provide a valid email address."}
	}
	return email, err
}

func sendLink(key Key, purpose string) {
	if accounts[key] != nil {
		token := newSecret()
		tokens[token] = Token{purpose, key, time.Now().Add(time.Hour)}
		fmt.Printf("To %s: %s/login/token/%s\n", key.email, origin, token)
	}
}

// findToken accepts any purpose if none is given.
func findToken(token string, purposes ...string) (Token, *Account, error) {
	found := tokens[token]
	fits := len(purposes) == 0
	for _, purpose := range purposes {
		fits = fits || purpose == found.purpose
	}
	if !fits || found.expiry.Before(time.Now()) {
		return found, nil, Refusal{404, "This link is unknown. It might have expired or been used already."}
	}
	return found, accounts[found.key], nil
}

func probe(request Request) (any, error) {
	email, err := request.email()
	isUser, isMember := accounts[Key{"user", email}] != nil, accounts[Key{"member", email}] != nil
	action := "registration"
	switch {
	case isUser && isMember:
		action = "choice"
	case isUser:
		action = "password"
	case isMember:
		action = "memberpassword"
	}
	return object{"action": action, "membercheck": isMember}, err
}

func signIn(request Request) (any, error) {
	email, err := request.email()
	if err != nil {
		return nil, err
	}
	password, err := request.text("pass")
	if err != nil {
		return nil, err
	}
	kind := request.parameters[0]
	account, expected := accounts[Key{kind, email}], nobody
	if account != nil {
		expected = account.password
	}
	// The hash is also computed without an account, so that the time reveals nothing.
	if !hmac.Equal(hashed(password, expected.salt).hash, expected.hash) || account == nil {
		return nil, Refusal{401, "The email address or the password is not right."}
	}
	session := newSecret()
	sessions[session] = account.id
	request.setCookie("session", session, true)
	return object{"action": map[string]string{"user": "admin", "member": "portal"}[kind]}, nil
}

func mailLink(purpose string, kinds ...string) func(Request) (any, error) {
	return func(request Request) (any, error) {
		email, err := request.email()
		for _, kind := range kinds {
			sendLink(Key{kind, email}, purpose)
		}
		return object{}, err
	}
}

func setPassword(kinds ...string) func(Request) (any, error) {
	return func(request Request) (any, error) {
		token, err := request.text("token")
		if err != nil {
			return nil, err
		}
		found, account, err := findToken(token, "forgotpw", "activate")
		if err != nil {
			return nil, err
		}
		password, _ := request.text("pass")
		repeated, _ := request.text("pass2")
		if !strings.Contains(strings.Join(kinds, " "), found.key.kind) || len(password) < 8 || password != repeated {
			return nil, Refusal{422, "Please choose a password of at least 8 characters, and repeat it."}
		}
		account.password = hashed(password, []byte(newSecret()))
		delete(tokens, token)
		return object{}, nil
	}
}
